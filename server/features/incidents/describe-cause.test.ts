import { expect, test } from 'vitest';
import { describeCause } from './describe-cause.ts';

test('the innermost error tells, not the query around it', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9877'), { code: 'ECONNREFUSED' });
  const failed = new Error('Failed query: select … params: secret', {
    cause: new Error('fetch failed', { cause: refused }),
  });
  expect(describeCause(failed)).toBe('Error: connect ECONNREFUSED 127.0.0.1:9877 (ECONNREFUSED)');
  const both = new TypeError('fetch failed', { cause: new AggregateError([refused, new Error('and ::1')]) });
  expect(describeCause(both)).toContain('127.0.0.1:9877');
  expect(describeCause('broken')).toBe('broken');
});
