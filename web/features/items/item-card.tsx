import { Link } from 'react-router';
import type { Item } from '#contract/items.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';

/** @param opening the page opens with this one: its picture is not put off */
export function ItemCard({ item, opening = false }: { item: Item; opening?: boolean }) {
  return (
    <li className="item">
      <Picture
        src={item.imageUrl}
        fallback="/site/placeholder.webp"
        width={960}
        height={720}
        {...(opening && { loading: 'eager', fetchPriority: 'high' })}
      />
      <div>
        <h2 className="text-title">
          <Link to={paths.item(item.slug, item.itemId)}>{item.itemName}</Link>
        </h2>
        <p className="font-mono">{formatPrice(item.price, item.currency)}</p>
      </div>
      {item.description && <p className="mx-2 mb-4 line-clamp-2 text-muted text-small">{item.description}</p>}
    </li>
  );
}
