import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leads on after this many milliseconds; undefined: nowhere. */
export function useLeave(to: string, afterMs: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => void navigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}
