import { describe, expect, it } from 'vitest';
import { authPath } from './auth-path';

describe('the way between signing in and signing up', () => {
  it('keeps where the person was going', () => {
    const path = authPath('/signup', '/payment?planId=premium&amount=30#card');
    const { pathname, searchParams } = new URL(path, 'https://app.test');
    expect(pathname).toBe('/signup');
    expect(searchParams.getAll('returnTo')).toEqual(['/payment?planId=premium&amount=30#card']);
  });

  it('says nothing of the home page, where one goes anyway', () => {
    expect(authPath('/signin', '/')).toBe('/signin');
  });
});
