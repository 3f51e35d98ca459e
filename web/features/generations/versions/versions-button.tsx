import { useQuery } from '@tanstack/react-query';
import { GitFork } from 'lucide-react';
import type { Generation } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { versionTree } from './version-tree.ts';

interface VersionsButtonProps {
  generation: Pick<Generation, '_id'>;
  onPress: () => void;
}

/** Says which version is on the table, and leads to the others. */
export function VersionsButton({ generation: { _id: id }, onPress }: VersionsButtonProps) {
  const versions = useQuery(api.generations.listVersions.queryOptions({ input: { id } }));
  const current = versionTree(versions.data ?? []).find(({ generation }) => generation._id === id);
  return (
    <Button look="secondary" className="gap-1.5 px-2!" title="Versions" onClick={onPress}>
      <GitFork aria-hidden="true" className="size-4" />
      <span className="sr-only">Versions: </span>
      {/* As wide while the list is on its way. */}
      <span className="min-w-5 text-left font-mono tabular-nums">{current ? `v${current.number}` : ''}</span>
    </Button>
  );
}
