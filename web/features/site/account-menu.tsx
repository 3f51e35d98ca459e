import { useRef, useState } from 'react';
import { type Account, useNavbarUser } from '#web/session/use-navbar-user.ts';
import { AccountButton } from './account-button.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useDismiss } from './use-dismiss.ts';

/** Who is signed in, and behind it the ways into the areas, the credits and Logout. */
export default function AccountMenu({ account }: { account: Account }) {
  const { user, refresh } = useNavbarUser(account);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDismiss(open, menu, button, close);
  const name = user?.userName || account.name || 'Dashboard';
  return (
    <div ref={menu} className="relative">
      <AccountButton
        ref={button}
        name={name}
        picture={user?.profileURL ?? account.image}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => {
          if (!open) refresh();
          setOpen(!open);
        }}
      />
      {open && <AccountPanel id="account-menu" name={name} user={user} onChoose={close} />}
    </div>
  );
}
