import { NavLink, Outlet } from 'react-router';
import { settingsTabs } from './settings-tabs.ts';

/** The settings: a row of tabs that are links, and the one that is open. */
export default function SettingsLayout() {
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <h1 className="text-heading">Settings</h1>
      <nav aria-label="Settings" className="flex gap-1 overflow-x-auto border-line border-b">
        {settingsTabs.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="flex min-h-10 shrink-0 items-center border-b-2 border-b-transparent px-3 font-semibold text-muted text-small hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
