/** How a browser's storage can fail. */
export interface FakeStorageFaults {
  /** The number of characters, keys included, that there is room for. */
  capacity?: number;
  /** Every access is refused, as with blocked cookies. */
  isBlocked?: boolean;
  /** Every write is refused. */
  isReadOnly?: boolean;
}

/** The browser's storage for tests, which can be full or blocked at any time. */
export class FakeStorage implements Storage {
  readonly #values = new Map<string, string>();
  readonly faults: FakeStorageFaults;
  /** How often something was written or removed. */
  writes = 0;
  /** How often anything was asked of it. */
  accesses = 0;

  constructor(values: Readonly<Record<string, string>> = {}, faults: FakeStorageFaults = {}) {
    for (const [key, value] of Object.entries(values)) this.#values.set(key, value);
    this.faults = faults;
  }

  get length(): number {
    this.#checkAccess();
    return this.#values.size;
  }

  key(index: number): string | null {
    this.#checkAccess();
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#checkAccess();
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#checkAccess();
    if (this.faults.isReadOnly) throw new DOMException('refused', 'SecurityError');
    const others = [...this.#values].filter(([other]) => other !== key);
    const size = [...others, [key, value]].flat().join('').length;
    if (size > (this.faults.capacity ?? Infinity)) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
    this.writes += 1;
  }

  removeItem(key: string): void {
    this.#checkAccess();
    if (this.faults.isReadOnly) throw new DOMException('refused', 'SecurityError');
    this.#values.delete(key);
    this.writes += 1;
  }

  clear(): void {
    this.#checkAccess();
    this.#values.clear();
  }

  /** Everything that is stored, regardless of faults. */
  contents(): Record<string, string> {
    return Object.fromEntries([...this.#values].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #checkAccess(): void {
    this.accesses += 1;
    if (this.faults.isBlocked) throw new DOMException('refused', 'SecurityError');
  }
}
