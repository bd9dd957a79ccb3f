/** Who asks in most cases, with what, and what they are told when they ask too often. */

export const newcomer = { email: 'new@example.com', password: 'correct-horse-7' };
export const premium = { email: 'premium@example.com', password: 'verapix-demo' };
export const signIn = 'POST /auth/v1/token?grant_type=password';
export const signUp = 'POST /auth/v1/signup';
export const tooSoon = /^For security purposes, you can only request this after \d+ seconds\.$/;
