/** Whether what was typed may be an e-mail address, without the spaces around it. The server looks more closely, and its answer stands at the field. */
export const isMailAddress = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
