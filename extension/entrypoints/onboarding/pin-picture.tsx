import styles from './onboarding.module.css';

/** Chrome's toolbar with the puzzle piece, and the menu below it with the pin beside Assent. The text beside it says so. */
export function PinPicture(): React.ReactNode {
  return (
    <svg className={styles.pinPicture} viewBox="0 0 168 92" aria-hidden="true">
      <rect x="1" y="1" width="166" height="30" rx="8" className={styles.pinSheet} />
      <rect x="10" y="9" width="98" height="14" rx="7" className={styles.pinLine} />
      <path className={styles.pinMark} d="M123 12h3.2a2.6 2.6 0 1 1 5 0h3.2v3.4a2.6 2.6 0 1 1 0 5V24H123z" />
      <circle cx="152" cy="16" r="6" className={styles.pinLine} />
      <path d="M129 28v9" className={styles.pinPath} />
      <rect x="42" y="38" width="114" height="48" rx="9" className={styles.pinSheet} />
      <rect x="52" y="48" width="13" height="13" rx="3.5" className={styles.pinMark} />
      <path d="m55.4 54.6 2.4 2.4 4.2-4.8" className={styles.pinTick} />
      <rect x="72" y="51" width="44" height="7" rx="3.5" className={styles.pinLine} />
      <circle cx="139" cy="54.5" r="10.5" className={styles.pinSpot} />
      <path
        className={styles.pinMark}
        d="M136 48.5h6v1.2l-1 .8v3.2l2 2v1.4h-3.3v4l-.7.9-.7-.9v-4H135v-1.4l2-2v-3.2l-1-.8z"
      />
      <rect x="52" y="69" width="13" height="9" rx="3" className={styles.pinLine} />
      <rect x="72" y="70" width="30" height="7" rx="3.5" className={styles.pinLine} />
    </svg>
  );
}
