-- The ledger only grows: a correction is a new entry, never a change of an old one.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit_entry is append-only: % refused', TG_OP USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER credit_entry_append_only BEFORE UPDATE OR DELETE ON "credit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER credit_entry_no_truncate BEFORE TRUNCATE ON "credit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
