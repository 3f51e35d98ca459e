import { Pencil, Trash2 } from 'lucide-react';
import type { CreditPackage } from '#contract/packages.ts';
import { Button } from '#web/ui/button.tsx';
import { PackageCard } from '../package-card.tsx';

export interface PackageHandlers {
  onEdit: (pack: CreditPackage) => void;
  onDelete: (pack: CreditPackage) => void;
}

/** A package as visitors see it, with what an admin can do instead of the way to buy it. */
export function ManagedPackage({
  pack,
  index,
  onEdit,
  onDelete,
}: PackageHandlers & { pack: CreditPackage; index: number }) {
  const { packageName, sellerEmail } = pack;
  return (
    <PackageCard pack={pack} index={index} headingAs="h3">
      <div className="grid gap-3">
        <p className="break-all border-current/25 border-t pt-3 text-caption opacity-85">Sold by {sellerEmail}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-label={`Edit ${packageName}`} onClick={() => onEdit(pack)}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          <Button look="danger" aria-label={`Delete ${packageName}`} onClick={() => onDelete(pack)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        </div>
      </div>
    </PackageCard>
  );
}
