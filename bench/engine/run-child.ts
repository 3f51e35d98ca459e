import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a script of this folder in a process of its own, with `input` as JSON, and returns what it prints as JSON. */
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
