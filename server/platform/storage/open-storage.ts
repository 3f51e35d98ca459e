import type { Config } from '#server/config.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name: an S3-compatible service, or a folder. */
export const openStorage = ({ s3, uploadsDir }: Pick<Config, 's3' | 'uploadsDir'>): Storage =>
  s3 ? createS3Storage(s3) : createDiskStorage(uploadsDir);
