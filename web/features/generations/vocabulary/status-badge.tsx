import type { Generation, GenerationStatus } from '#contract/generations.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const looks: Record<GenerationStatus, { tone: BadgeTone; label: string }> = {
  queued: { tone: 'warning', label: 'Waiting' },
  running: { tone: 'warning', label: 'Running' },
  succeeded: { tone: 'success', label: 'Done' },
  failed: { tone: 'danger', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
};

export const statusName = (status: GenerationStatus): string => looks[status].label;

export function StatusBadge({ generation: { status } }: { generation: Pick<Generation, 'status'> }) {
  const { tone, label } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
