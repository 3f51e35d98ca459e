import { FooterColumnItem } from './FooterColumnItem';

export type FooterColumnProps = {
  className: string;
  title: string;
  footerColumnItems: string[];
  footerColumnItems2: string[];
  footerColumnItems3: string[];
};

export function FooterColumn({
  className,
  title,
  footerColumnItems,
  footerColumnItems2,
  footerColumnItems3,
}: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="font-semibold text-white">{title}</h2>
      <ul className="flex flex-col gap-3">
        <li>
          {footerColumnItems.map((footerColumnItem) => (
            <FooterColumnItem key={footerColumnItem} label={footerColumnItem} />
          ))}
        </li>
        <li>
          {footerColumnItems2.map((footerColumnItem) => (
            <FooterColumnItem key={footerColumnItem} label={footerColumnItem} />
          ))}
        </li>
        <li>
          {footerColumnItems3.map((footerColumnItem) => (
            <FooterColumnItem key={footerColumnItem} label={footerColumnItem} />
          ))}
        </li>
      </ul>
    </div>
  );
}
