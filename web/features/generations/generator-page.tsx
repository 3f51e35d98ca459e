import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { api } from '#web/api.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { Loader } from '#web/ui/loader.tsx';
import { CandidateMeasure } from './candidate-measure.tsx';
import { CodeCard } from './code-card.tsx';
import { ConversionForm } from './conversion-form.tsx';
import { FidelityPanel } from './fidelity-panel.tsx';
import { FollowUpCard } from './follow-up-card.tsx';
import { GeneratorAlerts } from './generator-alerts.tsx';
import { GeneratorHeading } from './generator-heading.tsx';
import { PleaseLogIn } from './please-log-in.tsx';
import { PreviewCard } from './preview-card.tsx';
import { RecentConversions } from './recent-conversions.tsx';
import { ResultNotes } from './result-notes.tsx';
import { useChosenImage } from './use-chosen-image.ts';
import { useGenerator } from './use-generator.ts';
import { usePick } from './use-pick.ts';
import { VersionList } from './version-list.tsx';

export const meta = () => [{ title: 'Image to HTML & CSS AI · Facsimile' }];

export default function GeneratorPage() {
  const { session, users } = useAccount();
  const status = useQuery(api.generations.getGenerator.queryOptions());
  const image = useChosenImage(status.data?.maxImageBytes);
  // From here on the stored picture is the one on the table: it is there after a reload as well.
  const generator = useGenerator({ onSucceeded: image.clear });
  const pick = usePick(generator.id);
  const [formKey, setFormKey] = useState(0);

  if (!session && !(generator.id && (generator.generation || generator.query.isLoading)) && !image.file)
    return <PleaseLogIn />;
  if (session && (users.isPending || status.isPending)) return <Loader />;

  const { generation, live } = generator;
  const result = generation?.status === 'succeeded' ? generation.result : null;
  const reset = () => {
    image.clear();
    generator.open(undefined);
    setFormKey(formKey + 1);
  };
  return (
    <div className="mx-auto grid max-w-350 grid-cols-1 gap-4">
      <GeneratorHeading credits={generator.credits} loading={users.isPending && Boolean(session)} />
      <GeneratorAlerts generator={generator} imageProblem={image.problem} status={status} users={users} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] xl:grid-cols-[23rem_minmax(0,1fr)]">
        <ConversionForm
          key={formKey}
          generator={generator}
          image={image}
          engines={status.data?.engines}
          onReset={reset}
        />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PreviewCard generator={generator} submittedImage={image.url} pick={pick} />
          {generation && (
            <div className="grid min-w-0 max-xl:grid-cols-1 items-start gap-4 xl:grid-flow-col xl:auto-cols-fr">
              {result && (
                <FollowUpCard
                  generator={generator}
                  generation={generation}
                  engines={status.data?.engines}
                  pick={pick}
                />
              )}
              <VersionList generation={generation} />
            </div>
          )}
        </div>
      </div>
      {generation && live?.candidate && <CandidateMeasure generation={generation} candidate={live.candidate} />}
      {result && generation && (
        <Fragment key={generation._id}>
          <FidelityPanel
            generation={generation}
            result={result}
            onSwitch={(mode) => generator.write.mutate({ ...generation, mode })}
          />
          <ResultNotes generation={generation} result={result} />
          <CodeCard generation={generation} html={result.html} css={result.css} />
        </Fragment>
      )}
      <RecentConversions openId={generator.id} onOpen={generator.open} />
    </div>
  );
}
