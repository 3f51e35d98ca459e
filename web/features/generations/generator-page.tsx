import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LeaveDialog } from '#web/ui/leave-dialog.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { useAddressState } from '#web/ui/use-address-state.ts';
import { SampleCard, Tour, useFirstRun } from './first-run/index.ts';
import { ConversionForm, QueueCard, useChosenImage, usePictureQueue } from './form/index.ts';
import { GeneratorAlerts } from './generator-alerts.tsx';
import { GeneratorHeading } from './generator-heading.tsx';
import { RecentConversions } from './history/index.ts';
import { PleaseLogIn } from './please-log-in.tsx';
import { frameOf, usePick } from './preview/index.ts';
import { CandidateMeasure, useGenerator } from './progress/index.ts';
import { PreviewCard } from './result/index.ts';
import { VersionList } from './versions/index.ts';

/** Everything that is only needed once there is a result. */
const loadWorkbench = () =>
  import('./workbench/index.ts').then(({ Workbench }) => {
    loaded = Workbench;
    return { default: Workbench };
  });
const LazyWorkbench = lazy(loadWorkbench);
let loaded: typeof WorkbenchPart | undefined;

/** What was loaded while the page was made is shown at once: React shows what it had to wait for 300 ms later. */
function WorkbenchPart(props: ComponentProps<typeof LazyWorkbench>) {
  const [Shown] = useState(() => loaded ?? LazyWorkbench);
  return <Shown {...props} />;
}

/** Parts of the address that say how the workbench shows the page. */
const LOOK = ['drawer', 'pane', 'file', 'width', 'widths', 'zoom', 'compare', 'share', 'heat', 'correct'] as const;

export const meta = () => [{ title: 'Image to HTML & CSS AI · Facsimile' }];

export default function GeneratorPage() {
  const { session, users } = useAccount();
  const status = useQuery(api.generations.getGenerator.queryOptions());
  const image = useChosenImage(status.data?.maxImageBytes);
  const queue = usePictureQueue(status.data?.maxImageBytes);
  // From here on the stored picture is the one on the table: it is there after a reload as well.
  const generator = useGenerator({ onSucceeded: image.clear });
  const firstRun = useFirstRun({ openId: generator.id });
  const pick = usePick(generator.id);
  const [formKey, setFormKey] = useState(0);
  const [look, setLook] = useAddressState(LOOK, generator.id !== undefined);
  const { working } = generator;
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!working) return;
    setAwaited(true);
    // Whatever had all the room, and whatever was corrected: what is made now is looked at first.
    setLook({ pane: '', correct: '' });
    // Loaded while the page is made, it is there when the page is. If that fails, the result asks for it again.
    loadWorkbench().catch(() => {});
  }, [working, setLook]);

  if (
    !session &&
    !(generator.id && (generator.generation || generator.query.isLoading)) &&
    !image.file &&
    queue.items.length === 0
  )
    return <PleaseLogIn />;
  if (session && (users.isPending || status.isPending)) return <Loader />;

  const { generation, live, opening } = generator;
  // A stored conversion is on its way: the empty form would be in sight for a moment only.
  if (!generation && generator.id && generator.query.isLoading && !image.file && queue.items.length === 0)
    return <Loader />;

  const result = generation?.status === 'succeeded' ? generation.result : null;
  const onTable = result && generation ? { generation, result } : null;
  // Whoever has chosen another picture is at the form again; what lies on the table waits with its changes.
  const atTable = onTable !== null && !image.file && queue.ready === 0 && !generator.working;
  const reset = () =>
    generator.clear(() => {
      image.clear();
      queue.tidy();
      setFormKey(formKey + 1);
    });
  const form = (
    <ConversionForm
      key={formKey}
      generator={generator}
      image={image}
      queue={queue}
      engines={status.data?.engines}
      onReset={reset}
      folded={atTable}
    />
  );
  return (
    <div className={classNames('grid grid-cols-1 gap-4', !atTable && 'mx-auto max-w-350')}>
      <div className={atTable ? 'flex flex-col gap-2 lg:h-[calc(100dvh-3rem)] lg:min-h-[42rem]' : 'contents'}>
        <GeneratorHeading credits={generator.credits} loading={users.isPending && Boolean(session)} small={atTable} />
        {firstRun.touring && (
          <Suspense>
            <Tour onEnd={firstRun.endTour} />
          </Suspense>
        )}
        <GeneratorAlerts generator={generator} imageProblem={image.problem} status={status} users={users} />
        {queue.items.length > 0 && (
          <Suspense>
            <QueueCard queue={queue} generator={generator} />
          </Suspense>
        )}
        <div
          className={
            atTable
              ? 'contents'
              : 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] xl:grid-cols-[23rem_minmax(0,1fr)]'
          }
        >
          {form}
          {!atTable && (
            <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-4">
              <PreviewCard
                generator={generator}
                submittedImage={image.url}
                pick={pick}
                empty={
                  firstRun.isNew &&
                  status.data?.sample && (
                    <Suspense>
                      <SampleCard generator={generator} />
                    </Suspense>
                  )
                }
              />
              {generation && <VersionList generation={generation} />}
            </div>
          )}
          {onTable && (
            <div
              aria-busy={opening}
              className={classNames(
                atTable ? 'h-[calc(100dvh-6rem)] min-h-[34rem] lg:h-auto lg:min-h-0 lg:flex-1' : 'hidden',
                opening && 'opacity-60',
              )}
            >
              <Suspense fallback={<Loader />}>
                <WorkbenchPart
                  // A framework cannot be unloaded from the preview; other versions are shown in the same one.
                  key={frameOf(onTable.generation)}
                  {...onTable}
                  generator={generator}
                  engines={status.data?.engines}
                  pick={pick}
                  look={look}
                  onLook={setLook}
                  awaited={awaited}
                  inSight={atTable}
                />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      {generation && live?.candidate && (
        <Suspense>
          <CandidateMeasure generation={generation} candidate={live.candidate} />
        </Suspense>
      )}
      <LeaveDialog {...generator.leaving} />
      <RecentConversions openId={generator.id} onOpen={generator.open} />
    </div>
  );
}
