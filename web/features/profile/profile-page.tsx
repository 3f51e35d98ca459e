import { ProfileScreen } from './profile-screen.tsx';

export const meta = () => [{ title: 'Profile Settings · Facsimile' }];

export default function ProfilePage() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-heading">Profile Settings</h1>
      <h2 className="sr-only">Your details</h2>
      <ProfileScreen />
    </div>
  );
}
