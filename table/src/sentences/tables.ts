/** What a table or its host refuses. */
export const TABLES = {
  /** The answer was to an older position: look at the newest update and answer again. */
  STALE: {
    en: 'The table has moved on meanwhile. Look at it again and choose anew.',
    fr: 'La partie a avancé entre-temps. Regardez la table et choisissez de nouveau.',
  },
  NOT_YOUR_TURN: {
    en: 'It is not your turn.',
    fr: 'Ce n’est pas à vous de jouer.',
  },
  /** `rule` names what forbids it, where a rule speaks of it. */
  NOT_OFFERED: {
    en: 'This move is not possible now. Choose one of those offered.',
    fr: 'Ce coup n’est pas possible maintenant. Choisissez parmi ceux qui sont proposés.',
  },
  GAME_OVER: {
    en: 'The game is over.',
    fr: 'La partie est terminée.',
  },
  /** A finished turn waits for its player to end it. */
  HELD: {
    en: 'A finished turn waits for its player to end it.',
    fr: 'Un tour joué attend encore que son joueur le termine.',
  },
  NOTHING_TO_UNDO: {
    en: 'There is nothing of yours to undo.',
    fr: 'Vous n’avez rien à annuler.',
  },
  NOTHING_TO_END: {
    en: 'There is no turn to end.',
    fr: 'Il n’y a pas de tour à terminer.',
  },
  NO_SUCH_SEAT: {
    en: 'This table has no such seat.',
    fr: 'Cette place n’existe pas à cette table.',
  },
  NO_SUCH_TABLE: {
    en: 'There is no such table. Check the link.',
    fr: 'Cette table n’existe pas. Vérifiez le lien.',
    here: {
      en: 'This game is not on this device. It may have been deleted, or played elsewhere.',
      fr: 'Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée ailleurs.',
    },
  },
  NO_SUCH_GAME: {
    en: 'There is no such game here.',
    fr: 'Ce jeu n’existe pas ici.',
    here: {
      en: 'This version of Orrery does not know that game. Reload the page to update it, or use the version the game was made with.',
      fr: 'Cette version d’Orrery ne connaît pas ce jeu. Rechargez la page pour la mettre à jour, ou utilisez la version qui a créé la partie.',
    },
  },
  /** Same screen: this seat has not been handed the screen. */
  NOT_SHOWN: {
    en: 'The screen has not been handed to this player.',
    fr: 'L’écran n’a pas été remis à ce joueur.',
  },
  /** It would show what is still secret: only after the end. */
  NOT_FINISHED: {
    en: 'Only possible after the end: secrets would be shown.',
    fr: 'Possible seulement après la fin : des secrets seraient dévoilés.',
  },
  BAD_SEATS: {
    en: 'This game cannot be played with these seats.',
    fr: 'Ce jeu ne se joue pas avec ces places.',
  },
  BAD_OPTIONS: {
    en: 'This game does not know these variants.',
    fr: 'Ce jeu ne connaît pas ces variantes.',
  },
  /** A saved table that cannot be read; the sentence says what is wrong. */
  DAMAGED: {
    en: 'This stored table cannot be read. The keeper of the server has been told.',
    fr: 'Cette table enregistrée est illisible. Le responsable du serveur en est averti.',
    here: {
      en: 'This saved game is damaged and cannot be read. Your other games are untouched.',
      fr: 'Cette partie enregistrée est abîmée et ne peut pas être lue. Vos autres parties sont intactes.',
    },
  },
  OTHER_VERSION: {
    en: 'This game was played by another version of the rules.',
    fr: 'Cette partie suit une autre version des règles.',
    here: {
      en: 'This game was made by another version of Orrery, with other rules or another kind of file. Nothing was changed; reload the page to update it, or use the version the game was made with.',
      fr: 'Cette partie vient d’une autre version d’Orrery, avec d’autres règles ou un autre format de fichier. Rien n’a été changé ; rechargez la page pour la mettre à jour, ou utilisez la version qui a créé la partie.',
    },
  },
  /** An imported file that is no game of ours. */
  BAD_SAVE: {
    en: 'This file is not an Orrery game. Nothing was imported; choose a file saved by Orrery.',
    fr: 'Ce fichier n’est pas une partie d’Orrery. Rien n’a été importé ; choisissez un fichier enregistré par Orrery.',
  },
  OTHER_GAME: {
    en: 'This file is of a game that this version cannot play. Nothing was imported.',
    fr: 'Ce fichier vient d’un jeu auquel cette version ne permet pas de jouer. Rien n’a été importé.',
  },
  TAMPERED: {
    en: 'This file holds moves that the rules do not allow: it was changed or damaged. Nothing was imported.',
    fr: 'Ce fichier contient des coups que les règles interdisent : il a été modifié ou abîmé. Rien n’a été importé.',
  },
  /** The store did not take it, so nothing has changed. */
  NOT_STORED: {
    en: 'It could not be stored, so nothing has changed. Try again in a moment.',
    fr: 'L’enregistrement a échoué, rien n’a changé. Réessayez dans un instant.',
    here: {
      en: 'Your move could not be saved on this device, so it was not made. Free some space and try again.',
      fr: 'Votre coup n’a pas pu être enregistré sur cet appareil, il n’a donc pas été joué. Libérez de la place et réessayez.',
    },
  },
  /** Another host has played on with this table meanwhile. */
  CONFLICT: {
    en: 'The table has moved on meanwhile. Look at it again.',
    fr: 'La partie a avancé entre-temps. Regardez de nouveau la table.',
    here: {
      en: 'This game was played on in another tab. Reload to go on from there.',
      fr: 'Cette partie a continué dans un autre onglet. Rechargez la page pour la retrouver.',
    },
  },
  CLOSED: {
    en: 'This table is closed. Open it again.',
    fr: 'Cette table est fermée. Ouvrez-la de nouveau.',
  },
  /** The host broke down while it was asked: look at the restored table whether it was done. */
  HOST_LOST: {
    en: 'The connection to the table was lost. It is opened again by itself.',
    fr: 'La liaison avec la table est perdue. Elle se rétablit d’elle-même.',
    here: {
      en: 'The table stopped while it was asked and is being restored. Check whether your choice was made.',
      fr: 'La table s’est arrêtée en pleine action et redémarre. Vérifiez que votre choix a été pris en compte.',
    },
  },
  /** The same table is open in another tab of this browser. */
  OPEN_ELSEWHERE: {
    en: 'This game is open in another tab. Go on there, or close that tab and reload.',
    fr: 'Cette partie est ouverte dans un autre onglet. Continuez-y, ou fermez-le et rechargez la page.',
  },
  /** The rules or the host are wrong, not the player. */
  BUG: {
    en: 'Something is wrong on our side. Nothing has changed; try again, or tell us.',
    fr: 'Une erreur s’est produite de notre côté. Rien n’a changé ; réessayez ou dites-le-nous.',
    here: {
      en: 'Something is wrong in Orrery itself, not in your move. Reload to go on from the last saved choice.',
      fr: 'Orrery a rencontré une erreur ; votre coup n’y est pour rien. Rechargez la page pour retrouver le dernier choix enregistré.',
    },
  },
};
