import { FooterColumnItem } from './FooterColumnItem';

export type FooterColumnProps = {
  subheading: string;
  items: string[];
};

export function FooterColumn({ subheading, items }: FooterColumnProps) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold text-white">{subheading}</h3>
      <ul className="flex flex-col gap-3">
        {items.map((footerColumnItem) => (
          <li key={footerColumnItem}>
            <FooterColumnItem label={footerColumnItem} />
          </li>
        ))}
      </ul>
    </div>
  );
}
