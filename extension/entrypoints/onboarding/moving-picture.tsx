import { useState } from 'react';
import { useLanguage, useMessages } from '../../components/language.ts';
import styles from './onboarding.module.css';

/** A real run, made by `npm run moving-picture`. Still for those who prefer no motion, and when it is paused. */
export function MovingPicture(): React.ReactNode {
  const { picture: messages } = useMessages().onboarding;
  const language = useLanguage();
  const [isPaused, setPaused] = useState(false);
  const still = `pictures/run-${language}-still.webp`;
  return (
    <figure className={styles.picture}>
      <picture>
        <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
        <img
          src={isPaused ? still : `pictures/run-${language}.webp`}
          alt={messages.alt}
          width={WIDTH}
          height={HEIGHT}
        />
      </picture>
      <button type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? messages.play : messages.pause}
      </button>
    </figure>
  );
}

const WIDTH = 960;
const HEIGHT = 646;
