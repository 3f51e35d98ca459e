import { FooterColumnItem } from './FooterColumnItem';

export type FooterColumnProps = {
  title: string;
  items: string[];
};

export function FooterColumn({ title, items }: FooterColumnProps) {
  return (
    <div className="flex flex-col gap-3.5">
      <h2 className="font-semibold text-white">{title}</h2>
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
