import type { Feature } from '#contract/content/features.ts';
import { Icon } from '#web/features/site/index.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { ActiveBadge } from '../editor/section-status.tsx';
import { EntryButtons, type EntryHandlers } from '../entries/entry-buttons.tsx';

interface FeatureListProps {
  features: readonly Feature[];
  handlers: EntryHandlers<Feature>;
}

/** A table where there is room for one, cards elsewhere. */
export function FeatureList(props: FeatureListProps) {
  return useMedia('(min-width: 48rem)') ? <FeatureTable {...props} /> : <FeatureCards {...props} />;
}

const columns = ['Icon', 'Title', 'Description', 'Status', 'Actions'];

function FeatureTable({ features, handlers }: FeatureListProps) {
  return (
    <table className="w-full text-left text-small">
      <thead className="text-caption text-muted">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="px-3 py-2 font-semibold first:pl-5 last:pr-5">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr
            key={feature._id}
            className="border-line border-t [&>*]:px-3 [&>*]:py-2.5 [&>*]:first:pl-5 [&>*]:last:pr-5"
          >
            <td className="text-accent">
              <Icon icon={feature.icon} />
            </td>
            <th scope="row" className="min-w-48 wrap-anywhere font-semibold">
              {feature.title}
              <span className="block font-normal text-caption text-muted">
                {feature.category} · <span className="font-mono">{feature.order}</span>
              </span>
            </th>
            <td className="w-full">
              <p className="line-clamp-2 wrap-anywhere">{feature.description}</p>
            </td>
            <td>
              <ActiveBadge isActive={feature.isActive} />
            </td>
            <td>
              <EntryButtons entry={feature} name={feature.title} {...handlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FeatureCards({ features, handlers }: FeatureListProps) {
  return (
    <ul className="divide-y divide-line">
      {features.map((feature) => (
        <li key={feature._id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-4 text-small">
          <span className="row-span-2 text-accent">
            <Icon icon={feature.icon} />
          </span>
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 wrap-anywhere font-semibold">{feature.title}</p>
            <ActiveBadge isActive={feature.isActive} />
          </div>
          <p className="line-clamp-3 wrap-anywhere text-muted">{feature.description}</p>
          <div className="col-start-2 flex items-center justify-between gap-3">
            <span className="text-caption text-muted">
              {feature.category} · <span className="font-mono">{feature.order}</span>
            </span>
            <EntryButtons entry={feature} name={feature.title} {...handlers} />
          </div>
        </li>
      ))}
    </ul>
  );
}
