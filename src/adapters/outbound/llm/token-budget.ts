export interface TokenBudget {
  readonly isSpent: () => boolean;
  readonly spend: (tokens: number) => void;
}

const msPerDay = 24 * 60 * 60_000;

/**
 * Counts the tokens of a day (UTC) in this process. Calls that are running when the limit is reached still finish, so
 * the total may be higher than the limit.
 */
export function makeTokenBudget(dailyTokens: number, now: () => number): TokenBudget {
  let day = -1;
  let spent = 0;
  const turnThePage = (): void => {
    const today = Math.floor(now() / msPerDay);
    if (today !== day) spent = 0;
    day = today;
  };
  return {
    isSpent: () => {
      turnThePage();
      return spent >= dailyTokens;
    },
    spend: (tokens) => {
      turnThePage();
      spent += tokens;
    },
  };
}

/** A part of a larger budget. Spent tokens count for both. */
export const shareOf = (whole: TokenBudget, part: TokenBudget): TokenBudget => ({
  isSpent: () => part.isSpent() || whole.isSpent(),
  spend: (tokens) => {
    part.spend(tokens);
    whole.spend(tokens);
  },
});
