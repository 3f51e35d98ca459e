import { readFileSync, writeFileSync } from 'node:fs';

/** Resets the peak memory use (Linux only; elsewhere it remains that of the whole run). */
export function resetPeakMemory(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {}
}

/** Highest resident memory of this process since the reset, in MB. */
export function peakMemory(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {}
  return process.resourceUsage().maxRSS / 1024;
}
