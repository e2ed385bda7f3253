import buttons from '../../components/buttons.module.css';
import { ConsentFacts } from '../../components/consent-facts.tsx';
import { useMessages } from '../../components/language.ts';
import { type Consent, giveConsent } from '../../settings/consent.ts';
import styles from './onboarding.module.css';
import { Step } from './step.tsx';

interface AgreeStepProps {
  consent: Consent;
  address: string;
}

export function AgreeStep({ consent, address }: AgreeStepProps): React.ReactNode {
  const { onboarding: messages, consent: facts } = useMessages();
  if (consent.status === 'given') {
    return (
      <Step number={1} title={messages.agreeStep} state="done">
        <p className={styles.quiet}>{facts.given(new Date(consent.givenAt))}</p>
      </Step>
    );
  }
  return (
    <Step number={1} title={messages.agreeStep} state="open">
      <ConsentFacts address={address} />
      <div className={styles.row}>
        <button type="button" className={buttons.primary} onClick={() => void giveConsent()}>
          {facts.agree}
        </button>
        <p className={styles.quiet}>{messages.agreeHint}</p>
      </div>
    </Step>
  );
}
