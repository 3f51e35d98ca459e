import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { canonicalRequest, sha256 } from './canonical-request.ts';
import { S3Fault } from './s3-fault.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/** A request is good for this long (ms). */
const MAX_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Checks a request as AWS does (Signature Version 4): key, time, which headers are signed, body and signature.
 * @throws S3Fault with AWS's own code
 */
export function checkSignature(request: IncomingMessage, body: Buffer, credentials: Credentials): void {
  const { headers } = request;
  if (!headers.authorization) throw new S3Fault(403, 'AccessDenied', 'Access Denied.');
  const parts = AUTHORIZATION.exec(headers.authorization);
  if (!parts) throw new S3Fault(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const [, keyId = '', date = '', region = '', names = '', signature] = parts;
  if (keyId !== credentials.accessKeyId)
    throw new S3Fault(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  const time = String(headers['x-amz-date']);
  checkTime(time, date);
  const signed = names.split(';');
  if (!signed.includes('host') || Object.keys(headers).some((n) => n.startsWith('x-amz-') && !signed.includes(n)))
    throw new S3Fault(403, 'AccessDenied', 'There were headers present in the request which were not signed.');
  const bodyHash = String(headers['x-amz-content-sha256']);
  checkBody(bodyHash, body);
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, signed, bodyHash))].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  if (hmac(key, text).toString('hex') === signature) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new S3Fault(403, 'SignatureDoesNotMatch', message);
}

function checkTime(time: string, date: string): void {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  if (!y || !time.startsWith(date)) throw new S3Fault(403, 'AccessDenied', 'AWS authentication requires a valid Date.');
  if (Math.abs(Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) - Date.now()) > MAX_SKEW_MS)
    throw new S3Fault(403, 'RequestTimeTooSkewed', 'The difference between the request time and ours is too large.');
}

function checkBody(hash: string, body: Buffer): void {
  if (hash.startsWith('STREAMING-'))
    throw new S3Fault(501, 'NotImplemented', 'Bodies in signed chunks are not implemented by this emulator.');
  if (hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body)) return;
  const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
  throw new S3Fault(400, 'XAmzContentSHA256Mismatch', message);
}
