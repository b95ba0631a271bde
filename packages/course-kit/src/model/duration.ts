/** Seconds as the quiz timer shows them, `mm:ss`; an hour and more goes on in minutes, `75:03`. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
