import { type ReactNode, Suspense, use } from 'react';
import type { Outcome, Section } from '#web/data/outcome.ts';

interface SectionContentProps<Data> {
  section: Section<Data>;
  loading: ReactNode;
  failed: (message: string) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section in whichever state it is: loading, failed or there. */
export function SectionContent<Data>({ section, loading, ...rest }: SectionContentProps<Data>) {
  if (!(section instanceof Promise)) return <Settled outcome={section} {...rest} />;
  return (
    <Suspense fallback={loading}>
      <Awaited section={section} {...rest} />
    </Suspense>
  );
}

type SettledProps<Data> = Pick<SectionContentProps<Data>, 'failed' | 'children'>;

function Awaited<Data>({ section, ...rest }: SettledProps<Data> & { section: Promise<Outcome<Data>> }) {
  return <Settled outcome={use(section)} {...rest} />;
}

function Settled<Data>({ outcome, failed, children }: SettledProps<Data> & { outcome: Outcome<Data> }) {
  return outcome.state === 'loaded' ? children(outcome.data) : failed(outcome.message);
}
