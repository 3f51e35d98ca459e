import { ProfileScreen } from './profile-screen.tsx';

export const meta = () => [{ title: 'Profile Settings · Facsimile' }];

/** The profile inside the user area. */
export default function UserProfilePage() {
  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <h1 className="text-heading">Profile Settings</h1>
      <h2 className="sr-only">Your details</h2>
      <ProfileScreen />
    </div>
  );
}
