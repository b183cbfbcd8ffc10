/** Returns `part` as a whole `T`, for tests that use only these members. */
export function stub<T>(part: Partial<T>): T {
  return part as T;
}
