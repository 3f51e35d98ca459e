import { FooterColumnItem } from './FooterColumnItem';

export type FooterColumnProps = {
  className: string;
  title: string;
  items: string[];
  items2: string[];
  items3: string[];
};

export function FooterColumn({ className, title, items, items2, items3 }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="font-semibold text-white">{title}</h2>
      <ul className="flex flex-col gap-3">
        <li>
          {items.map((footerColumnItem) => (
            <FooterColumnItem key={footerColumnItem} label={footerColumnItem} />
          ))}
        </li>
        <li>
          {items2.map((footerColumnItem) => (
            <FooterColumnItem key={footerColumnItem} label={footerColumnItem} />
          ))}
        </li>
        <li>
          {items3.map((footerColumnItem) => (
            <FooterColumnItem key={footerColumnItem} label={footerColumnItem} />
          ))}
        </li>
      </ul>
    </div>
  );
}
