-- Tokens of sessions are kept hashed from here on (accounts/sessions/hash-token.ts); whoever is signed in stays so.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
