import RAPIER from "@dimforge/rapier3d-compat";
import { BALL, DT, POPLIN } from "./sheet.mjs";

/** Rapier has no soft body: particles are small balls, edges are springs between them, and nothing resists bending. */
export async function drapeRapier(sheet, frames) {
  await RAPIER.init();
  const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
  world.timestep = DT;
  world.numSolverIterations = 1;
  world.createCollider(RAPIER.ColliderDesc.ball(BALL).setFriction(0.35).setCollisionGroups(0x0001_0002));
  const mass = POPLIN.weight * sheet.step ** 2;
  const bodies = sheet.flat.map(([x, z]) => {
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic().setTranslation(x, sheet.height, z).lockRotations().setLinearDamping(1.5).setCanSleep(false),
    );
    world.createCollider(RAPIER.ColliderDesc.ball(0.004).setMass(mass).setFriction(0.35).setCollisionGroups(0x0002_0001), body);
    return body;
  });
  const middle = { x: 0, y: 0, z: 0 };
  for (const { p, q, length } of sheet.edges) {
    const spring = RAPIER.JointData.spring(length, POPLIN.stretch, 2 * Math.sqrt(POPLIN.stretch * mass) * 0.1, middle, middle);
    world.createImpulseJoint(spring, bodies[p], bodies[q], true).setContactsEnabled(false);
  }
  const from = performance.now();
  const steps = Math.round(frames / DT / 60);
  for (let step = 0; step < steps; step++) world.step();
  const ms = (performance.now() - from) / steps;
  const found = bodies.map((body) => {
    const { x, y, z } = body.translation();
    return [x, y, z];
  });
  world.free();
  return { ms, at: (i) => found[i] };
}
