import { Globe, LogIn, UserPlus, UserRound } from 'lucide-react';
import { LinkButton } from '../../parts/button.tsx';
import { useDoor } from '../door.ts';
import { useDoorWords } from '../text/door.ts';

/** In the head of the home page: the lobby and one's account, where there is a server. */
export function OnlineDoors() {
  const words = useDoorWords();
  const { server, me } = useDoor();
  if (server !== 'there') return null;
  return (
    <>
      <LinkButton look="quiet" to="/online">
        <Globe size={18} aria-hidden /> {words.lobby}
      </LinkButton>
      {me === null ? (
        <LinkButton look="quiet" to="/online/account">
          <LogIn size={18} aria-hidden /> {words.signIn}
        </LinkButton>
      ) : (
        <LinkButton look="icon" to="/online/account" label={words.accountOf(me.name)}>
          <UserRound size={20} aria-hidden />
        </LinkButton>
      )}
    </>
  );
}

/** On a world's plate: a table for friends far away. */
export function InviteDoor({ game, title }: { readonly game: string; readonly title: string }) {
  const words = useDoorWords();
  const server = useDoor((door) => door.server);
  if (server !== 'there') return null;
  return (
    <LinkButton to={`/online/new/${game}`} label={words.inviteTo(title)}>
      <UserPlus size={16} aria-hidden /> {words.invite}
    </LinkButton>
  );
}
