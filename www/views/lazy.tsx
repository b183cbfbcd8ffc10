/** A part of a page that is loaded when it is first wanted. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

/** Draws what was loaded; what was loaded before stays until it can be replaced. */
export function Lazy<Loaded>({
  isWanted = true,
  of,
  retry,
  load,
  report = console.warn,
  children,
}: {
  isWanted?: boolean;
  /** Of another language, for example, it is loaded again. */
  of?: string;
  /** After a failure it is loaded again when this changes, or when it is next wanted. */
  retry?: unknown;
  load: () => Promise<Loaded>;
  report?: (error: unknown) => void;
  children: (loaded: Loaded) => ComponentChildren;
}) {
  const [present, keep] = useState<{ of?: string; loaded: Loaded } | null>(null);
  useLayoutEffect(() => {
    if (!isWanted || (present && present.of === of)) return;
    let isLatest = true;
    load().then((loaded) => isLatest && keep({ of, loaded }), report);
    return () => {
      isLatest = false;
    };
  }, [isWanted, of, retry]);
  return present && <>{children(present.loaded)}</>;
}
