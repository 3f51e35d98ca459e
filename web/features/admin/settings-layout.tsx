import { Outlet } from 'react-router';
import { SettingsMenu } from './settings-menu.tsx';

/** The settings: a menu of tabs that are links, and the one that is open. */
export default function SettingsLayout() {
  return (
    <div className="mx-auto grid max-w-[100rem] gap-5">
      <h1 className="text-heading">Settings</h1>
      <div className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <SettingsMenu />
        <div className="grid min-w-0 gap-5">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
