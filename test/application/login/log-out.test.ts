import { describe, expect, test } from '@jest/globals';
import type { Token } from '#domain/sessions/token.ts';
import { setLoginStage } from './login-stage.ts';

const anna = 'anna@example.org';

async function setLogOutStage() {
  const stage = setLoginStage();
  const [here, elsewhere] = [await stage.logIn(anna), await stage.logIn(anna)];
  const other = await stage.logIn('ben@example.org');
  const logOutWith = async (token: Token, everywhere: boolean): Promise<void> => {
    const authenticated = await stage.authenticate(token);
    if (authenticated === undefined) throw new Error('The session is live.');
    await stage.logOut(authenticated.session, { everywhere });
  };
  const live = () => Promise.all([here, elsewhere, other].map(stage.isLive));
  return { ...stage, here, logOutWith, live };
}

describe('logging out', () => {
  test('ends this session and no other', async () => {
    const { here, logOutWith, live, authenticate } = await setLogOutStage();
    await logOutWith(here, false);
    expect(await live()).toEqual([false, true, true]);
    expect(await authenticate(here)).toBeUndefined();
  });

  test('everywhere ends all sessions of the user and of nobody else', async () => {
    const { here, logOutWith, live } = await setLogOutStage();
    await logOutWith(here, true);
    expect(await live()).toEqual([false, false, true]);
  });

  test('twice at the same moment is not an error', async () => {
    const { here, logOutWith, live } = await setLogOutStage();
    await Promise.all([logOutWith(here, false), logOutWith(here, false)]);
    expect(await live()).toEqual([false, true, true]);
  });
});
