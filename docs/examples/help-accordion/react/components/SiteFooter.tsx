import { FooterColumn, type FooterColumnProps } from './FooterColumn';
import { IconButton, type IconButtonProps } from './IconButton';

const iconButtons: IconButtonProps[] = [
  {
    label: 'Mail',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="m22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
        <rect width="20" height="16" x="2" y="4" rx="2" />
      </g>
    ),
  },
  {
    label: 'News feed',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16" />
        <circle cx="5" cy="19" r="1" />
      </g>
    ),
  },
  {
    label: 'Website',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <circle cx="12" cy="12" r="10" />
        <path d="M12 2a14.5 14.5 0 0 0 0 20a14.5 14.5 0 0 0 0-20M2 12h20" />
      </g>
    ),
  },
];

const footerColumns: FooterColumnProps[] = [
  { title: 'Company', items: ['About us', 'Careers', 'Press'] },
  { title: 'Services', items: ['Next day', 'Bicycle courier', 'Pallets'] },
  { title: 'Legal', items: ['Terms', 'Privacy', 'Imprint'] },
];

export function SiteFooter() {
  return (
    <footer className="mt-section-sm bg-inverse pt-12 pb-7 lg:pt-14">
      <div className="mx-auto w-full max-w-6xl px-4">
        <div className="grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-x-20">
          <div>
            <p className="font-bold text-white">Parcelwise</p>
            <p className="mt-2.5 text-body-sm text-muted">Parcels carried by people who ring twice.</p>
            <div className="mt-5 flex flex-wrap items-center gap-2.5">
              {iconButtons.map((iconButton) => (
                <IconButton key={iconButton.label} {...iconButton} />
              ))}
            </div>
          </div>
          <div className="grid grid-cols-3 gap-4 md:col-span-2 lg:gap-x-9">
            {footerColumns.map((footerColumn) => (
              <FooterColumn key={footerColumn.title} {...footerColumn} />
            ))}
          </div>
        </div>
        <hr className="mt-12 border-info-950" />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-muted">© 2026 Parcelwise Cooperative</p>
          <a className="text-sm whitespace-nowrap text-muted hover:text-primary" href="#">
            English, €
          </a>
        </div>
      </div>
    </footer>
  );
}
