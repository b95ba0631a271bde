import { useRef, useState } from 'react';

/** Runs one operation at a time, and ignores calls while one is running. */
export function useBusy(): { isBusy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
