/** Size of a file as people say it: "640 kB", "1.3 MB", "500 MB". */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;
