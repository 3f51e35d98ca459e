import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('nothing has to be set for a demo', () => {
    expect(readConfig({})).toMatchObject({ mode: 'demo', port: 3000, signupCredits: 3, databaseUrl: undefined });
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('every wrong setting is named', () => {
    expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\n *LOG_LEVEL: /);
  });

  test('production wants to know its address', () => {
    expect(() => readConfig({ FACSIMILE_MODE: 'production' })).toThrow('PUBLIC_URL');
  });

  test('production wants the key that opens its secrets', () => {
    const address = { FACSIMILE_MODE: 'production', PUBLIC_URL: 'https://facsimile.example' };
    const production = { ...address, AUTH_SECRET: 'a'.repeat(32) };
    expect(() => readConfig(production)).toThrow('MASTER_KEY');
    expect(() => readConfig({ ...production, MASTER_KEY: 'c2hvcnQ=' })).toThrow('32 bytes in base64');
    expect(readConfig({ ...production, MASTER_KEY: 'A'.repeat(43) }).masterKey).toBe('A'.repeat(43));
  });

  test('production wants the secret that signs its sessions', () => {
    const address = { FACSIMILE_MODE: 'production', PUBLIC_URL: 'https://facsimile.example' };
    const production = { ...address, MASTER_KEY: 'A'.repeat(43) };
    expect(() => readConfig(production)).toThrow('Set AUTH_SECRET (openssl rand -base64 32)');
    expect(() => readConfig({ ...production, AUTH_SECRET: '' })).toThrow('Set AUTH_SECRET');
    expect(() => readConfig({ ...production, AUTH_SECRET: 'short' })).toThrow('AUTH_SECRET: ');
    expect(readConfig({ ...production, AUTH_SECRET: 'a'.repeat(32) }).authSecret).toBe('a'.repeat(32));
  });

  test('an S3-compatible service is set as a whole', () => {
    const keys = { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(() => readConfig(keys)).toThrow('S3_ENDPOINT');
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow('S3_BUCKET');
    expect(readConfig({ S3_ENDPOINT: 'https://s3.example/', ...keys }).s3).toMatchObject({
      endpoint: 'https://s3.example',
      bucket: 'uploads',
      region: 'us-east-1',
    });
  });

  test('a sign-in provider is set as a whole', () => {
    expect(readConfig({}).signInProviders).toEqual({});
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
    expect(() => readConfig({ OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' })).toThrow('OIDC_ISSUER');
    const openid = { OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
    expect(readConfig(openid).signInProviders.openid).toMatchObject({ issuer: 'https://id.example', name: 'OpenID' });
  });

  test('hosts of providers are told from addresses', () => {
    expect(readConfig({}).providerAllowedHosts).toEqual([]);
    expect(readConfig({ PROVIDER_ALLOWED_HOSTS: 'localhost:11434' }).providerAllowedHosts).toHaveLength(1);
    expect(() => readConfig({ PROVIDER_ALLOWED_HOSTS: 'http://localhost:11434/v1' })).toThrow(
      'PROVIDER_ALLOWED_HOSTS: “http://localhost:11434/v1” is not a host or host:port',
    );
  });
});
