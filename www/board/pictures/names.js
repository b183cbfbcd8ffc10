// @ts-check
/** The drawings there are, by the file that has them. */

const LISTS = Object.freeze({
  horses: 'amazon archbishop centaur chancellor charging-knight nightrider pegasus royal-knight unicorn zebra',
  turned: 'berolina-pawn charging-rook checker crowned-bishop crowned-rook khon met short-rook steward woody-rook',
  people:
    'bede captain champion colonel conquistador courier fad ferz general guard high-priestess hoplite janus jester ' +
    'lieutenant man sage spartan-general warlord wazir wizard',
  beasts: 'antelope bear camel elephant giraffe gnu hare kangaroo leopard lion mammoth rhinoceros squirrel wolf',
  creatures:
    'cobra crocodile dragon duck eagle falcon frog grasshopper griffin manticore owl phoenix seahorse spider stork',
  things: 'archer cannon chariot dabbaba mortar ship',
});

/** @typedef {keyof typeof LISTS} Group */

/** @type {ReadonlyMap<string, Group>} */
const groups = new Map(
  /** @type {[Group, string][]} */ (Object.entries(LISTS)).flatMap(([group, names]) =>
    names.split(' ').map((name) => /** @type {[string, Group]} */ ([name, group])),
  ),
);

/** The names of all drawings. */
export const pictureNames = () => [...groups.keys()];

/**
 * The file that has a drawing, if there is one of the name.
 * @param {string} name
 */
export const groupOf = (name) => groups.get(name);
