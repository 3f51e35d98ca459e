/** The one document of the preview frame. Its body is replaced in place by web/preview/frame.ts. */
export const previewDocument = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<script nonce="${nonce}" src="/preview/frame.js"></script>
</head>
<body></body>
</html>
`;
