import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { User } from '#contract/accounts/users.ts';
import type { Generation, GeneratorStatus } from '#contract/generations.ts';
import { errorCode, errorMessage, isNetworkError, isSignedOut } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Generator } from './progress/index.ts';
import { ResultWarnings } from './result/index.ts';

interface GeneratorAlertsProps {
  generator: Generator;
  imageProblem: string | undefined;
  status: UseQueryResult<GeneratorStatus>;
  users: UseQueryResult<User[]>;
}

/** Everything the generator has to say about the user, the service and the conversion on the table. */
export function GeneratorAlerts({ generator, imageProblem, status, users }: GeneratorAlertsProps) {
  const { session } = useAccount();
  const { generation, notice, query, running, id } = generator;
  const problems = [
    users.isError && !isSignedOut(users.error) && 'Failed to load data',
    users.data?.length === 0 && 'User data not found',
    status.isError && (isNetworkError(status.error) ? 'Error loading API keys' : 'Failed to load API keys'),
    session && query.isError && openMessage(query.error),
    imageProblem,
  ].filter((text): text is string => typeof text === 'string');

  return (
    <div className="grid gap-2 empty:hidden lg:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]">
      {!session && <SessionEnded running={running} returnTo={paths.generator(id)} />}
      {problems.map((text) => (
        <Alert key={text} tone="danger">
          {text}
        </Alert>
      ))}
      {generation?.status === 'failed' && <Failed generation={generation} />}
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {generation?.status === 'cancelled' && (
        <Alert tone="info">The conversion was cancelled. {creditOf(generation)}</Alert>
      )}
      {generation?.status === 'succeeded' && generation.result && (
        <ResultWarnings warnings={generation.result.warnings} />
      )}
    </div>
  );
}

const creditOf = ({ free }: Pick<Generation, 'free'>) => (free ? 'No credit was used.' : 'Your credit is back.');

function Failed({ generation }: { generation: Pick<Generation, '_id' | 'error' | 'free'> }) {
  const { _id, error } = generation;
  return (
    <Alert
      tone="danger"
      action={
        <Button asChild look="secondary">
          <Link to={paths.createSupport({ generation: _id })}>Get help</Link>
        </Button>
      }
    >
      Error: {error?.message ?? 'the conversion failed.'} {creditOf(generation)}
    </Alert>
  );
}

/** An address with a mangled id is, to people, just another conversion that is not there. */
const openMessage = (error: unknown): string =>
  errorCode(error) === 'BAD_REQUEST' ? 'This conversion does not exist.' : errorMessage(error, 'Failed to load data');

function SessionEnded({ running, returnTo }: { running: boolean; returnTo: string }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button asChild look="secondary">
          <Link to={paths.login} state={{ from: returnTo }}>
            Go to Login
          </Link>
        </Button>
      }
    >
      {running
        ? 'Your session has ended. The conversion continues: log in again to see it here.'
        : 'Your session has ended. Please log in again to continue.'}
    </Alert>
  );
}
