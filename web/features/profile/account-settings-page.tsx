import { ProfileScreen } from './profile-screen.tsx';

export const meta = () => [{ title: 'Account Settings · Facsimile' }];

/** First tab of the admin's settings: the admin's own account. */
export default function AccountSettingsPage() {
  return (
    <>
      <h2 className="text-title">Account Settings</h2>
      <ProfileScreen />
    </>
  );
}
