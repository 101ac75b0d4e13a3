import { below, ridge, Scene, Stars } from '@orrery/kit/scene';

/** The picture of the home page. */
export function World() {
  return (
    <Scene>
      <rect width="240" height="300" fill="#141a2b" />
      <Stars seed={7} count={60} to={190} />
      <path d={below(ridge(3, 220, 40, 12))} fill="#5b6478" />
      <path d={below(ridge(5, 260, 24, 10))} fill="#3a4152" />
    </Scene>
  );
}
