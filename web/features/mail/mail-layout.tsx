import { NavLink, Outlet } from 'react-router';
import { paths } from '#web/paths.ts';
import { MailSetup } from './mail-setup.tsx';

const tabs = [
  { to: paths.adminMail, label: 'Outbox and log' },
  { to: paths.mailTemplates, label: 'Templates' },
] as const;

/** Mail: what went out, and the templates of what admins write. */
export default function MailLayout() {
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <h1 className="text-heading">Mail</h1>
      <MailSetup />
      <nav aria-label="Mail" className="flex gap-1 border-line border-b">
        {tabs.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="flex min-h-10 items-center border-transparent border-b-2 px-3 font-semibold text-muted text-small -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
