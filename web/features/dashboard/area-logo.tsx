import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { errorStatus } from '#web/error-message.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';

/** The footer's data are good for an hour; a save drops them at once. */
const FRESH_MS = 3_600_000;

/** The logo of the site as the footer's data name it; it leads home. */
export function AreaLogo({ compact = false }: { compact?: boolean }) {
  const footer = useQuery({ ...api.content.getFooter.queryOptions(), staleTime: FRESH_MS });
  const [broken, setBroken] = useState('');
  const { middleSection, topSection } = footer.data?.data ?? {};
  const url = middleSection?.logoUrl ?? '';
  const failed = (footer.isError && !footer.data) || (url !== '' && broken === url);
  if (!failed && !url) return <Logo compact={compact} />;
  return (
    <Link to={paths.home} className="inline-flex min-h-10 min-w-0 items-center rounded-sm">
      {failed ? (
        <span
          title={
            footer.isError
              ? errorStatus(footer.error) === 0
                ? 'Error fetching footer data'
                : 'Failed to fetch footer data'
              : undefined
          }
          className={classNames('font-semibold text-danger', compact ? 'text-caption' : 'text-small')}
        >
          Logo Error
        </span>
      ) : (
        <img
          src={url}
          alt={topSection?.logoText || 'Facsimile'}
          onError={() => setBroken(url)}
          className={classNames('object-contain', compact ? 'size-10' : 'h-10 max-w-40 object-left')}
        />
      )}
    </Link>
  );
}
