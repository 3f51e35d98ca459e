import { Package } from 'lucide-react';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';

/** The picture of what was ordered. Packages have none of their own. */
export function OrderPicture({ order, className }: { order: AnyOrder; className: string }) {
  const src = 'imageUrl' in order ? order.imageUrl : order.featuredImage;
  const place = classNames('shrink-0 rounded-sm border border-line', className);
  if (!src && 'credit' in order)
    return (
      <span className={classNames('graph-paper grid place-items-center bg-sunken text-accent', place)}>
        <Package aria-hidden="true" className="size-6" />
      </span>
    );
  return (
    <Picture
      src={src ?? ''}
      fallback="/site/placeholder.webp"
      width={96}
      height={72}
      className={classNames('object-cover', place)}
    />
  );
}
