import autocannon from 'autocannon';

// Its own process, so that its processor time is not counted as the server's: `node generate-load.ts URL SECONDS`.

const [url, seconds] = process.argv.slice(2);
const { requests, latency, non2xx, errors } = await autocannon({
  url,
  duration: Number(seconds),
  connections: 50,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});
const result = { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
process.stdout.write(JSON.stringify(result));
