import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a script of this folder in its own process, with `input` as JSON, and returns the JSON that it prints. */
export function runChild<T>(script: string, input: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, script)], { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as T);
      else reject(new Error(`${script} ended with code ${code}`));
    });
    child.stdin.end(JSON.stringify(input));
  });
}
