/** Whether a host's name, as `location` has it, means the machine that reads it. */
export const isLoopback = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
